-- 議案の案. What was sent stands in agenda_item; a draft is seen by those who prepare alone.
create table agenda_draft (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  position int not null,
  -- domain/meetings/agenda/topics.ts; the kind of resolution is found from both, and stored nowhere.
  topic text not null,
  answers jsonb not null,
  title text not null,
  gist text not null,
  reason text not null,
  source_key text not null,
  written_as text not null,
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index agenda_draft_meeting on agenda_draft (association_id, meeting_id, position);

alter table agenda_draft enable row level security;
create policy own_association on agenda_draft to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('agenda_draft'::regclass);
alter table agenda_draft alter column association_id set statistics 0;
grant select, insert, update, delete on agenda_draft to sumiwa_app;
