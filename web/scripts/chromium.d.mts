export function findChromium(): string | undefined;
export function launch(): { executablePath: string | undefined; args: string[] };
