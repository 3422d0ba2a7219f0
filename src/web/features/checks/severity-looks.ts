import { type Severity, severityNames } from '#domain/checks/finding.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Look = { readonly heading: string; readonly description: string; readonly tone: Tone };

export const severityLooks = {
  urgent: {
    heading: severityNames.urgent,
    description: '早めに確かめてください。答えても、あてはまる間はここに残ります。',
    tone: 'danger',
  },
  check: {
    heading: severityNames.check,
    description: '今月のうちに確かめてください。',
    tone: 'warn',
  },
  note: {
    heading: severityNames.note,
    description: '知っておくとよいことです。',
    tone: 'neutral',
  },
} as const satisfies Record<Severity, Look>;
