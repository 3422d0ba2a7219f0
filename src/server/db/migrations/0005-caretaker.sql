-- 文書 of a member: `reading` tells how its text came to be, `content_digest` whether anything of it changed.
alter table document drop constraint document_category_check;
alter table document
  add constraint document_category_check check (category in (
    'bylaw', 'rule', 'general-meeting', 'board-meeting', 'notice',
    'inspection', 'disaster', 'contract', 'insurance', 'plan', 'other')),
  -- null: part of the demonstration.
  add column added_by uuid references app_user,
  add column reading text not null default 'written' check (reading in ('written', 'extracted', 'no-text', 'failed')),
  add column reading_note text not null default '',
  add column content_digest text not null generated always as (md5(
    title || chr(10) || category || chr(10) || visibility || chr(10) || body || chr(10)
    || coalesce((in_force_from - date '2000-01-01')::text, '') || chr(10)
    || coalesce((in_force_until - date '2000-01-01')::text, '') || chr(10)
    || (issued_on - date '2000-01-01')::text || chr(10)
    || coalesce(supersedes_id::text, ''))) stored;

-- 原本: what was uploaded, byte for byte; the bytes lie in the file store under their SHA-256.
create table document_file (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  document_id uuid not null,
  file_name text not null,
  media_type text not null,
  byte_size int not null,
  sha256 text not null,
  added_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, document_id),
  foreign key (association_id, document_id) references document on delete cascade
);

-- 会話 with the caretaker: a member's own.
create table conversation (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (association_id, id)
);
create index conversation_user on conversation (association_id, user_id, updated_at);

create table chat_message (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  conversation_id uuid not null,
  position int not null,
  role text not null check (role in ('user', 'assistant')),
  -- What was asked. An answer is written anew from its reply, so that no lost citation is shown.
  content text not null,
  -- domain/caretaker/reply.ts
  reply jsonb,
  accuracy real,
  processing_ms int,
  engine text,
  rating text check (rating in ('up', 'down')),
  rating_reason text not null default '',
  -- The question to the board that was made of it.
  task_id uuid,
  created_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, conversation_id, position),
  foreign key (association_id, conversation_id) references conversation on delete cascade,
  foreign key (association_id, task_id) references task on delete set null (task_id)
);

-- 利用量: one row for each day and engine.
create table caretaker_usage (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  used_on date not null,
  -- 'embedded', a model's name, or the name of a model that transcribes.
  engine text not null,
  questions int not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  -- Millionths of a US dollar, as the provider's price list of the day says.
  cost_micro_usd bigint not null,
  primary key (association_id, id),
  unique (association_id, used_on, engine)
);

-- 言い換え of the association's own: names and words that stand for each other here.
create table own_synonym (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  words text[] not null,
  added_at timestamptz not null,
  primary key (association_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'document_file', 'conversation', 'chat_message', 'caretaker_usage', 'own_synonym']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    execute format('grant select, insert, update, delete on %I to sumiwa_app', tenant_table);
  end loop;
end $$;

-- 法令 read from e-Gov, for every association alike.
create table law_revision (
  id text primary key,
  law_id text not null,
  law_number text not null,
  title text not null,
  in_force_from date,
  imported_at timestamptz not null
);

create table law_article (
  revision_id text not null references law_revision on delete cascade,
  position int not null,
  -- 第3条, 第38条の2, 附則第2条 …
  label text not null,
  caption text not null,
  -- 編・章・節 above it.
  place text not null,
  text text not null,
  primary key (revision_id, position)
);
grant select on law_revision, law_article to sumiwa_app;
