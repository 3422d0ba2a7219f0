import { Copy } from 'lucide-react';
import type { ChatMessage } from '#contract/caretaker.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { copiedText } from './copied-text.ts';

export function CopyButton({ message }: { message: ChatMessage }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(copiedText(message));
      toast({ title: '回答をコピーしました', tone: 'good' });
    } catch {
      toast({
        title: 'コピーできませんでした',
        description: '回答の文字を選んで、コピーしてください。',
        tone: 'danger',
      });
    }
  }
  return (
    <Button variant="quiet" onClick={copy} className="px-2!">
      <Copy aria-hidden="true" className="size-5" />
      コピー
    </Button>
  );
}
