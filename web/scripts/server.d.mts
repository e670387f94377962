export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}
export function startServer(settings: Record<string, string | number>): Promise<RunningServer>;
