export function findFirefox(): string | undefined;
export function answerForFirefox(): void;
