vcl 4.1;
# Varnish before the gateways. It keeps what CDN-Cache-Control allows and is purged by the tags of Cache-Tag:
#   CDN_PURGE_URL=http://<varnish>/ CDN_PURGE_TOKEN=<secret> at the gateways; the same CDN_PURGE_TOKEN in varnishd's environment
#   varnishd -a :80 -f deploy/varnish/lumora.vcl -p vcl_path=deploy/varnish -p http_gzip_support=off
# Without http_gzip_support Varnish keeps the compressed forms that the gateway makes: brotli, gzip and none.
import std;
include "backend.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    call purge_tags;
  }
  # one entry for each compressed form, whatever else browsers accept
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.url ~ "^/(api/admin|admin|auth|release-set|telemetry|healthz|readyz|metrics)(/|\?|$)") {
    return (pass);
  }
  # the gateway ignores the parameters of campaigns too
  set req.url = regsuball(req.url, "(?<=[?&])(utm_\w+|gclid|fbclid|msclkid|igshid)=[^&]*(&|$)", "");
  set req.url = regsub(req.url, "[?&]$", "");
  # a page that may be kept is the same for all: the cookie goes to the gateway, but does not select the page
  if (std.healthy(req.backend_hint)) {
    # the shortest stale-while-revalidate that the gateways send
    set req.grace = 1s;
  }
  return (hash);
}

sub purge_tags {
  if (client.ip !~ purgers || (std.getenv("CDN_PURGE_TOKEN") && req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN"))) {
    return (synth(403, "Not allowed"));
  }
  if (req.http.Cache-Tag !~ "^[\w.-]+(,[\w.-]+)*$") {
    return (synth(400, "No tags"));
  }
  if (!std.ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Cache-Tag, ",", "|") + ")(,|$)")) {
    return (synth(500, std.ban_error()));
  }
  return (synth(200, "Purged"));
}

sub vcl_backend_response {
  # an error while a page is fetched again must not replace the page
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    # stale-if-error, while no gateway is healthy; else vcl_recv sets less
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
    # an ETag is worth asking for
    set beresp.keep = 1h;
  } elsif (beresp.http.CDN-Cache-Control || beresp.http.Cache-Control ~ "no-store|no-cache|private" || beresp.http.Set-Cookie || beresp.status >= 400) {
    # requests for it are not queued behind each other
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (req.method != "PURGE") {
    if (obj.hits > 0) {
      set resp.http.Cache-Status = "varnish; hit";
    } else {
      set resp.http.Cache-Status = "varnish; fwd=miss";
    }
  }
  # for CDNs only; Via and X-Varnish tell visitors nothing
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
