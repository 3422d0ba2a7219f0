import '#web/landing.css';
import './landing-page.css';
import { toggleTheme } from '#web/lib/theme.ts';

const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const;
let isWaking = false;
let heldForm: HTMLFormElement | undefined;

// React comes when the page stands still or is first touched; until then these few lines answer.
function answerClick({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('[data-theme-toggle] button')) toggleTheme();
}

function holdSubmit(event: SubmitEvent) {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) heldForm = event.target;
  void wake();
}

async function wake() {
  const root = document.getElementById('root');
  if (isWaking || !root) return;
  isWaking = true;
  try {
    const { hydrateLanding } = await import('./hydrate-landing.tsx');
    document.removeEventListener('click', answerClick);
    document.removeEventListener('submit', holdSubmit);
    for (const sign of signsOfLife) document.removeEventListener(sign, wake);
    await hydrateLanding(root);
    heldForm?.requestSubmit();
  } catch (error) {
    // Without a connection: the next touch tries again.
    console.error(error);
    isWaking = false;
  }
}

// A second frame begins when the first has been drawn: React never delays what there is to read.
function wakeWhenIdle() {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => void wake())));
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}

document.addEventListener('click', answerClick);
document.addEventListener('submit', holdSubmit);
for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true });
if (document.readyState === 'complete') wakeWhenIdle();
else window.addEventListener('load', wakeWhenIdle, { once: true });
