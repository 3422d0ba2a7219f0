-- 理事会の回答: what the board wrote to a question that was handed over. The asker reads it at once, everybody
-- else and the caretaker only after somebody in another position gave it a second look.
create table board_reply (
  association_id uuid not null references association on delete cascade,
  -- Another one with every change of the words, so that nobody agrees to words not read.
  id uuid not null,
  task_id uuid not null,
  -- The question as everybody may read it; empty where the reply is for the asker alone.
  question text not null,
  answer text not null,
  written_as text not null check (written_as in ('director', 'treasurer', 'viceChair', 'chair', 'companyStaff')),
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  approved_as text check (approved_as in ('director', 'treasurer', 'viceChair', 'chair')),
  approved_by uuid references app_user,
  approved_at timestamptz,
  primary key (association_id, id),
  unique (association_id, task_id),
  foreign key (association_id, task_id) references task on delete cascade,
  check (num_nulls(approved_as, approved_by, approved_at) in (0, 3)),
  check (approved_as is null or (approved_as <> written_as and question <> ''))
);
alter table board_reply enable row level security;
create policy own_association on board_reply to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
grant select, insert, update, delete on board_reply to sumiwa_app;
select watch_changes('board_reply');
-- A conversation tells of the reply to its question.
create index chat_message_task on chat_message (association_id, task_id) where task_id is not null;
