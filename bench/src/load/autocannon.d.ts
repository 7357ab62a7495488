declare module 'autocannon' {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  namespace autocannon {
    interface Request {
      path: string;
      body?: string;
      headers?: Record<string, string>;
    }
    interface Options {
      url: string;
      method?: 'GET' | 'POST';
      connections?: number;
      /** requests in all, instead of a duration */
      amount?: number;
      /** seconds */
      duration?: number;
      /** requests per second, over all connections */
      overallRate?: number;
      requests?: { setupRequest: (request: Request) => Request }[];
    }
    interface Result {
      /** seconds */
      duration: number;
      requests: { average: number; total: number };
      non2xx: number;
      errors: number;
    }
  }
  export default autocannon;
}
