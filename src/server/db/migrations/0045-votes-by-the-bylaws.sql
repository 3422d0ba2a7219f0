-- What the bylaws say on the items' kinds, as it stood when the box was opened.
alter table vote_box add column own_rules jsonb not null default '[]';

-- 開会: the chair says it, however late; from then on no slip is taken and the count is seen.
alter table vote_box add column began_at timestamptz;
grant update (began_at) on vote_box to sumiwa_app;

-- 代理人 who own nothing here, and the chair, whoever presides.
create table vote_agent (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  name text not null,
  relation text not null check (relation in ('chair', 'spouse', 'family', 'household', 'guardian', 'manager')),
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade
);
create index vote_agent_box on vote_agent (association_id, box_id);

-- 委任状: an agent is a person of the register or one of the above.
alter table vote_reading
  drop constraint vote_reading_kind_check,
  add constraint vote_reading_kind_check check (kind in ('paper', 'withdrawal', 'proxy')),
  add column agent_id uuid,
  add column is_at_door boolean not null default false,
  add constraint vote_reading_agent_check check (kind = 'proxy' or (agent_id is null and not is_at_door));
alter table vote_answer
  drop constraint vote_answer_kind_check,
  add constraint vote_answer_kind_check check (kind in ('paper', 'withdrawal', 'proxy')),
  add column agent_id uuid,
  add column is_at_door boolean not null default false,
  add constraint vote_answer_agent_check check (kind = 'proxy' or (agent_id is null and not is_at_door));

alter table vote_agent enable row level security;
create policy own_association on vote_agent to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('vote_agent'::regclass);
alter table vote_agent alter column association_id set statistics 0;
grant select, insert on vote_agent to sumiwa_app;
