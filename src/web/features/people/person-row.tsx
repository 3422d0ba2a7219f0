import { useState } from 'react';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import {
  entryWords,
  isOutside,
  needsLetter,
  ownershipWords,
  type Person,
  stayWords,
  termWords,
} from './people-words.ts';
import { PrintLetters } from './print-letters.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

type PersonRowProps = {
  person: Person;
  everybody: readonly Person[];
  today: string;
  mayWrite: boolean;
  mayPrint: boolean;
};

/** One person: what they are until when, and whether they have come in. */
export function PersonRow({ person, everybody, today, mayWrite, mayPrint }: PersonRowProps) {
  const { name, kana, ownerships, stays, terms } = person;
  const entry = entryWords(person);
  const mayElect = useMay('officer.write');
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-lg font-bold">
          {name}
          {kana && <span className="ml-3 text-base font-normal text-muted">{kana}</span>}
        </h3>
        {ownerships.length > 0 && <p>{ownershipWords(ownerships)}</p>}
        {stays.map((stay) => (
          <Line key={stay.id} words={stayWords(stay)}>
            {mayWrite && stay.until === null && <Leave stay={stay} name={name} today={today} />}
          </Line>
        ))}
        {terms.map((term) => (
          <Line key={term.id} words={termWords(term, today)}>
            {mayElect && <Replace term={term} person={person} everybody={everybody} />}
          </Line>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-col sm:items-end">
        <span className="flex flex-wrap items-center gap-x-3">
          <Badge tone={entry.tone}>{entry.label}</Badge>
          {entry.detail && <span className="text-muted">{entry.detail}</span>}
        </span>
        {mayPrint && (
          <PrintLetters
            personIds={[person.id]}
            label={needsLetter(person) ? '招待状を印刷' : '招待状を印刷し直す'}
            whose={name}
            variant="quiet"
            endsOlder={isOutside(person) && !needsLetter(person)}
          />
        )}
      </div>
    </li>
  );
}

function Line({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p>{words}</p>
      {children}
    </div>
  );
}

type LeaveProps = { stay: Person['stays'][number]; name: string; today: string };

function Leave({ stay, name, today }: LeaveProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        転出<VisuallyHidden>（{name}）</VisuallyHidden>
      </Button>
      {isOpen && (
        <LeaveDialog stay={stay} name={name} today={today} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type ReplaceProps = {
  term: Person['terms'][number];
  person: Person;
  everybody: readonly Person[];
};

function Replace({ term, person, everybody }: ReplaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        交代<VisuallyHidden>（{person.name}）</VisuallyHidden>
      </Button>
      {isOpen && (
        <ReplaceDialog
          term={term}
          person={person}
          everybody={everybody}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
