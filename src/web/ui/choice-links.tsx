import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';

type ChoiceLinksProps = {
  /** What is chosen, for those who hear it. */
  readonly label: string;
  readonly choices: readonly { href: string; label: string; isCurrent: boolean }[];
};

/** A choice among a few, each with an address of its own. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Anchor
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4',
                isCurrent
                  ? 'border-primary bg-primary font-bold text-on-primary'
                  : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
