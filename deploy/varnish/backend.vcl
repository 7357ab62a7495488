# Where the gateways are, and who may purge: yours. Several gateways: one backend each, in a round_robin of vmod directors.
backend gateway {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; }
}

acl purgers {
  "localhost";
}
