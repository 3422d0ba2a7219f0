import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { z } from 'zod/mini';
import {
  type Endpoint,
  type ObjectSchema,
  ownAssociation,
  type PublicEndpoint,
  type Schema,
} from '#contract/endpoint.ts';
import { getSession } from '#contract/session.ts';
import { FailureBoundary } from '#web/app/failure-boundary.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { useInAppLinks } from '#web/lib/use-in-app-links.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { sessionAs } from './session-as.ts';

type AnyEndpoint<Output extends Schema> =
  | Endpoint<ObjectSchema, Output>
  | PublicEndpoint<ObjectSchema, Output>;

type Answer = { method: string; address: RegExp; status: number; body: unknown };

/** What the page sent, in order. */
type Call = { method: string; url: string; body: unknown };

/** A canned answer, typed by the contract so that it cannot drift from the server. */
export function answer<Output extends Schema>(
  endpoint: AnyEndpoint<Output>,
  body: z.input<Output>,
): Answer {
  return { method: endpoint.method, address: addressOf(endpoint), status: 200, body };
}

/** The server says no, in the sentence the user reads. */
export function refuse(endpoint: AnyEndpoint<Schema>, status: number, message: string): Answer {
  return { method: endpoint.method, address: addressOf(endpoint), status, body: { message } };
}

const demoSession = answer(getSession, sessionAs('owner', { hasOwnCopy: false }));

/**
 * Shows a page at an address. An answer given later by `answerWith` stands before the earlier ones;
 * the session is answered unless the test does it.
 */
export function renderPage(
  page: ReactElement,
  { answers = [], at = '/demo' }: { answers?: readonly Answer[]; at?: string } = {},
) {
  const calls: Call[] = [];
  const given = [...answers, demoSession];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = 'GET', body } = init;
    calls.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : null });
    const path = url.split('?')[0] ?? url;
    const found = given.find((it) => it.method === method && it.address.test(path));
    if (!found) throw new Error(`no answer for ${method} ${url}`);
    return Response.json(found.body, { status: found.status });
  });
  const { hook, searchHook, navigate, history } = memoryLocation({ path: at, record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <Toaster>
          <Router hook={hook} searchHook={searchHook}>
            <InAppLinks />
            <FailureBoundary>
              <Suspense fallback="読み込み中">{page}</Suspense>
            </FailureBoundary>
          </Router>
        </Toaster>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { calls, navigate, visited: history, answerWith: (it: Answer) => given.unshift(it) };
}

function InAppLinks() {
  useInAppLinks();
  return null;
}

function addressOf({ path, needs }: { path: string; needs: string }): RegExp {
  const below = needs === 'nothing' ? '' : `/api/associations/${ownAssociation}`;
  return new RegExp(`^${below}${path.replace(/:\w+/g, '[^/]+')}$`);
}
