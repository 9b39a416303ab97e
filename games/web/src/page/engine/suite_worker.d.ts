// The script around the WebAssembly, which building the engine writes.

export function initSync(options: { module: WebAssembly.Module }): unknown;

export class Worker {
  constructor(firstId: number);
  ask(
    method: string,
    path: string,
    body: string,
    answer: (status: number, text: string) => void,
    tell: (event: string) => void,
  ): void;
}
