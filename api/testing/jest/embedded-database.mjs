/** Makes the tests of a project use the embedded database, even if a PostgreSQL server is available. */
delete process.env.TEST_DATABASE_URL;
