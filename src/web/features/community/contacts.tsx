import type { z } from 'zod/mini';
import type { ContactPoint, getCommunity } from '#contract/community.ts';
import { PhoneLink } from '#web/ui/phone-link.tsx';

type Building = z.output<typeof getCommunity.output>['building'];

type ContactsProps = { contacts: readonly ContactPoint[]; building: Building };

/** What to do comes first: someone in trouble looks for the event, not for a company. */
export function Contacts({ contacts, building }: ContactsProps) {
  const ofKind = (kind: ContactPoint['kind']) => contacts.filter((it) => it.kind === kind);
  return (
    <div className="grid gap-8">
      <div>
        <h3 className="mb-3 text-lg font-bold">困ったとき・緊急のとき</h3>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
          {ofKind('emergency').map((contact) => (
            <EmergencyContact key={contact.name} contact={contact} />
          ))}
        </ul>
      </div>
      {building && <WhatToSay building={building} />}
      <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2">
        <ContactGroup heading="管理事務室・管理会社" contacts={ofKind('building')} />
        <ContactGroup heading="市などの窓口" contacts={ofKind('public')} />
      </div>
    </div>
  );
}

function EmergencyContact({ contact: { name, phone, hours, purpose } }: { contact: ContactPoint }) {
  return (
    <li className="rounded-xl border border-line px-4 py-3">
      <p className="text-lg font-bold">{purpose}</p>
      <PhoneLink phone={phone} name={name} className="text-2xl" />
      <p className="text-muted">
        {name}・{hours}
      </p>
    </li>
  );
}

function WhatToSay({ building }: { building: NonNullable<Building> }) {
  return (
    <div className="break-inside-avoid rounded-xl bg-warn-soft p-4 sm:p-5">
      <h3 className="text-lg font-bold">電話で伝えること</h3>
      <ol className="mt-2 grid list-decimal gap-1 pl-6">
        <li>何が起きたか。119番では、はじめに「火事です」または「救急です」と言います。</li>
        <li>
          場所。「{building.address}、{building.name}の◯◯号室です」と言います。
        </li>
        <li>お名前と、いまかけている電話の番号。</li>
      </ol>
    </div>
  );
}

type ContactGroupProps = { heading: string; contacts: readonly ContactPoint[] };

function ContactGroup({ heading, contacts }: ContactGroupProps) {
  return (
    <div>
      <h3 className="mb-2 text-lg font-bold">{heading}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {contacts.map(({ name, phone, hours, purpose }) => (
          <li key={name} className="py-3">
            <p className="font-bold">{name}</p>
            <p>{purpose}</p>
            <p className="text-muted">{hours}</p>
            <PhoneLink phone={phone} name={name} className="text-lg" />
          </li>
        ))}
      </ul>
    </div>
  );
}
