import { TriangleAlert } from 'lucide-react';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { EmergencyCall } from './emergency-calls.ts';

/** Whom to call now, large enough to be read from a distance. */
export function EmergencyCard({ calls }: { calls: readonly EmergencyCall[] }) {
  return (
    <section
      aria-label="緊急の電話番号"
      data-stays-on-top=""
      className="rounded-2xl border-4 border-danger bg-danger-soft p-4 max-lg:sticky max-lg:top-16 max-lg:z-10 max-md:top-0 max-md:max-h-[50dvh] max-md:overflow-y-auto max-md:px-3 max-md:py-2 lg:col-span-2 lg:flex lg:items-center lg:gap-10 lg:py-2 print:hidden"
    >
      <h2 className="flex items-center gap-2 text-xl font-bold text-danger">
        <TriangleAlert aria-hidden="true" className="size-7 shrink-0" />
        すぐに電話してください
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        {calls.map(({ name, phone }) => (
          <li key={name + phone} className="max-md:w-full">
            <p className="leading-snug font-bold">{name}</p>
            <PhoneLink
              name={name}
              phone={phone}
              className="mt-1 min-h-14 max-w-full justify-center rounded-xl border-2 border-danger bg-page px-3 text-[clamp(1.25rem,7.5vw,2.25rem)] leading-tight max-md:w-full max-md:px-1 [&>svg]:size-[0.8em]"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
