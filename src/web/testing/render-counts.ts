type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

const performedWork = 1;
let watch: ((name: string) => void) | null = null;

// React tells a debugger of every commit, if one is there when React is loaded.
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => {},
  onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
    if (watch) visit(root.current);
  },
});

/** How often each component is rendered while something is done. */
export function rendersDuring(action: () => void): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  watch = (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  try {
    action();
    return counts;
  } finally {
    watch = null;
  }
}

/** A part of the tree that was left alone keeps the children it had. */
function visit(fiber: Fiber): void {
  if (typeof fiber.type === 'function' && (fiber.flags & performedWork) > 0) {
    watch?.(fiber.type.name);
  }
  if (fiber.alternate && fiber.child === fiber.alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}
