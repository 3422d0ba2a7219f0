-- A general meeting's box: opened with the convocation, with the roll, the items and the ways of counting as they were then.
create table vote_box (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  record_on date not null,
  deadline_at timestamptz not null,
  opens_at timestamptz not null check (opens_at > deadline_at),
  -- [{id, kind}]
  items jsonb not null,
  ways jsonb not null,
  -- The last link of the chain of answers; whoever adds one waits here for whoever adds another.
  answer_count int not null default 0,
  chain_head text not null default '',
  opened_as text not null,
  opened_by uuid not null references app_user,
  opened_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, meeting_id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);

-- 議決権者の名簿 on the record date: a set of owners with all its dwellings.
create table vote_head (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  position int not null,
  dwellings text not null,
  names text not null,
  votes int not null,
  land int not null,
  voters uuid[] not null,
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade
);
create index vote_head_box on vote_head (association_id, box_id, position);

-- What one person read on a slip. Two who agree make an answer of it.
create table vote_reading (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  head_id uuid not null,
  kind text not null check (kind in ('paper', 'withdrawal')),
  stamped_on date not null,
  choices jsonb not null,
  -- The last number of the box at that moment: what was read before an answer waits no longer.
  after_number int not null,
  read_as text not null,
  read_by uuid not null references app_user,
  read_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade
);
create index vote_reading_box on vote_reading (association_id, box_id);
create index vote_reading_head on vote_reading (association_id, head_id);

create table vote_answer (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  number int not null check (number > 0),
  head_id uuid not null,
  kind text not null check (kind in ('paper', 'withdrawal')),
  received_at timestamptz not null,
  stamped_on date not null,
  choices jsonb not null,
  first_reading_id uuid not null,
  second_reading_id uuid not null,
  link text not null,
  primary key (association_id, id),
  unique (association_id, box_id, number),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade,
  foreign key (association_id, first_reading_id) references vote_reading on delete cascade,
  foreign key (association_id, second_reading_id) references vote_reading on delete cascade
);
create index vote_answer_head on vote_answer (association_id, head_id);
create index vote_answer_first on vote_answer (association_id, first_reading_id);
create index vote_answer_second on vote_answer (association_id, second_reading_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['vote_box', 'vote_head', 'vote_reading', 'vote_answer'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
end $$;
grant update (answer_count, chain_head) on vote_box to sumiwa_app;
