/** Puts the tests of a project on the embedded database, whether a PostgreSQL server is there or not. */
delete process.env.TEST_DATABASE_URL;
