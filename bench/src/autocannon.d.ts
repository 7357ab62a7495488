declare module 'autocannon' {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  namespace autocannon {
    interface Request {
      path: string;
    }
    interface Options {
      url: string;
      connections?: number;
      /** seconds */
      duration?: number;
      /** requests per second, over all connections */
      overallRate?: number;
      requests?: { setupRequest: (request: Request) => Request }[];
    }
    interface Result {
      requests: { average: number; total: number };
      non2xx: number;
      errors: number;
    }
  }
  export default autocannon;
}
