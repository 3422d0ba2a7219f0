import type { ReactNode } from 'react';
import { listTemplates, type TemplateContent } from '#contract/repeats.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

type TemplateStartProps = {
  templateId: string;
  children: (content: TemplateContent | undefined) => ReactNode;
};

/** The form that begins with a template; with nothing, where it is gone. */
export function TemplateStart({ templateId, children }: TemplateStartProps) {
  const { templates } = useEndpoint(listTemplates, {});
  return children(templates.find(({ id }) => id === templateId)?.content);
}
