-- 理事会: its agenda, the convocation as it left, and which tasks its minutes have made.
create table board_item (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  position int not null,
  kind text not null check (kind in ('decision', 'report')),
  title text not null,
  body text not null,
  -- Which fact it was proposed for; empty where somebody wrote it freely.
  source_key text not null,
  -- 資料 of the library; one that was deleted is no longer told.
  document_ids jsonb not null default '[]',
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index board_item_meeting on board_item (association_id, meeting_id, position);

create table board_call (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  -- domain/board-meetings/board-convocation.ts, as it left.
  called jsonb not null,
  -- {personId, name, post, way}: everybody it went to.
  recipients jsonb not null,
  latest_on date not null,
  -- 理事と監事の全員の同意 to a shorter period.
  has_consent boolean not null,
  sent_as text not null,
  sent_by uuid not null references app_user,
  sent_at timestamptz not null,
  -- From then on its mails wait in the outbox.
  posted_at timestamptz,
  primary key (association_id, id),
  -- A meeting is convened once.
  unique (association_id, meeting_id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index board_call_waiting on board_call (association_id, sent_at) where posted_at is null;

-- やること that a meeting has given out.
create table board_duty (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  task_id uuid not null,
  meeting_id uuid not null,
  primary key (association_id, id),
  unique (association_id, task_id),
  foreign key (association_id, task_id) references task on delete cascade,
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index board_duty_meeting on board_duty (association_id, meeting_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['board_item', 'board_call', 'board_duty'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
  end loop;
end $$;
grant select, insert, update, delete on board_item to sumiwa_app;
grant select, insert on board_call to sumiwa_app;
grant select, insert, delete on board_duty to sumiwa_app;
