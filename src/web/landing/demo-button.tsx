import { classNames } from '#web/lib/class-names.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts';
import { siteConfig } from './site-config.ts';

type DemoButtonProps = { isOpen: boolean; size?: ButtonLook['size']; className?: string };

/** Until the demo opens a button that says so, readable although disabled; then the way into it. */
export function DemoButton({ isOpen, size, className }: DemoButtonProps) {
  if (isOpen) {
    return (
      <ButtonLink href={siteConfig.demoPath} variant="secondary" size={size} className={className}>
        デモ版を見る
      </ButtonLink>
    );
  }
  return (
    <button
      type="button"
      disabled
      className={classNames(
        buttonClass({ variant: 'secondary', size }),
        'border-dashed disabled:opacity-100!',
        className,
      )}
    >
      <span>
        デモ版 - <span lang="en">Coming Soon</span>
      </span>
    </button>
  );
}
