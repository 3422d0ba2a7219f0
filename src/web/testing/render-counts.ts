type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

const performedWork = 1;

type Hook = {
  watch: ((name: string) => void) | null;
  readonly supportsFiber: true;
  readonly inject: () => number;
  readonly onCommitFiberUnmount: () => void;
  readonly onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
};

const place = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

/** React tells a debugger of every commit, if one is there when React is loaded: the test files share both. */
const hook = known() ?? install();

function known(): Hook | undefined {
  return Reflect.get(globalThis, place) as Hook | undefined;
}

function install(): Hook {
  const installed: Hook = {
    watch: null,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_id, root) => {
      if (installed.watch) visit(root.current, installed.watch);
    },
  };
  Reflect.set(globalThis, place, installed);
  return installed;
}

/** How often each component is rendered while something is done. */
export function rendersDuring(action: () => void): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  hook.watch = (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  try {
    action();
    return counts;
  } finally {
    hook.watch = null;
  }
}

/** A part of the tree that was left alone keeps the children it had. */
function visit(fiber: Fiber, watch: (name: string) => void): void {
  if (typeof fiber.type === 'function' && (fiber.flags & performedWork) > 0) {
    watch(fiber.type.name);
  }
  if (fiber.alternate && fiber.child === fiber.alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, watch);
}
