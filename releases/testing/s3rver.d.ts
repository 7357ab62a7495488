declare module '@20minutes/s3rver' {
  class S3Server {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: S3Server.Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  namespace S3Server {
    interface Context {
      method: string;
      path: string;
      status: number;
      get(header: string): string;
    }
    type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  }
  export default S3Server;
}
