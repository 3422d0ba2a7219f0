import { useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useChatSettings } from '#web/lib/caretaker-chat/use-chat-settings.ts';
import { useConversation } from '#web/lib/caretaker-chat/use-conversation.ts';
import { useSession } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast.tsx';

const demoEmail = 'demo@sumiwa.example';

export type PanelState = ReturnType<typeof usePanelState>;

/** What outlives the closing of the panel. */
export function usePanelState(isOpen: boolean) {
  const [showsHistory, setShowsHistory] = useState(false);
  const [draft, setDraft] = useState('');
  const email = useSession()?.user.email ?? demoEmail;
  const chatSettings = useChatSettings({ isWanted: isOpen });
  const conversation = useConversation({
    email,
    settings: chatSettings.settings,
    onFailure: (question, error) => {
      // What the server refused is told; anything else may be a fault of ours.
      if (error !== null && !(error instanceof ApiError)) console.error(error);
      setDraft((it) => it || question);
      toast({
        title: 'エラー',
        description: 'メッセージの送信に失敗しました。もう一度お試しください。',
        tone: 'danger',
      });
    },
  });

  async function send(): Promise<boolean> {
    const isTaken = await conversation.ask(draft);
    if (isTaken) setDraft((it) => (it === draft ? '' : it));
    return isTaken;
  }

  return { draft, setDraft, showsHistory, setShowsHistory, chatSettings, conversation, send };
}
