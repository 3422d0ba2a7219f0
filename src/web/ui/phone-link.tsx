import { Phone } from 'lucide-react';
import { phoneAddress } from '#domain/people/phone-address.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';

type PhoneLinkProps = { phone: string; name: string; className?: string };

/** A number to call by a press, large enough for a finger. */
export function PhoneLink({ phone, name, className }: PhoneLinkProps) {
  return (
    <Anchor
      href={phoneAddress(phone)}
      aria-label={`${name}に電話する ${phone}`}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 font-bold text-primary tabular-nums underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      {phone}
    </Anchor>
  );
}
