// Types of the vendored file, as far as the page uses it.

export type Node = unknown;
export type Ref<T> = { current: T };
type Update<T> = (next: T | ((old: T) => T)) => void;
type Effect = () => void | (() => void);

export function html(strings: TemplateStringsArray, ...values: unknown[]): Node;
export function render(tree: Node, parent: Element): void;
export function useState<T>(initial: T | (() => T)): [T, Update<T>];
export function useEffect(effect: Effect, inputs?: unknown[]): void;
export function useLayoutEffect(effect: Effect, inputs?: unknown[]): void;
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<F extends Function>(callback: F, inputs: unknown[]): F;
export function useErrorBoundary(report?: (error: unknown) => void): [unknown, () => void];
