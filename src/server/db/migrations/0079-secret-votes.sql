-- 無記名投票. What an item asks stands with the draft, and with the box in its items.
alter table agenda_draft add column nameless jsonb;
-- 当選した人: what figures of yes and no cannot say.
alter table agenda_item add column outcome text not null default '';

-- That an owner has voted on an item. What was voted stands nowhere beside it.
create table vote_turnout (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  item_id uuid not null,
  head_id uuid not null,
  way text not null check (way in ('electronic', 'envelope', 'hall')),
  noted_by uuid not null references app_user,
  noted_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, box_id, item_id, head_id),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade
);
create index vote_turnout_head on vote_turnout (association_id, head_id);

-- What came electronically: a number for each mark, and under the empty mark how many ballots there are. All rows of an
-- item are there from the beginning, and each ballot writes every one of them, so that neither their order nor the
-- transaction that wrote them last says which mark it had. There is no row of a ballot, no time and no digest.
create table vote_pile (
  association_id uuid not null references association on delete cascade,
  box_id uuid not null,
  item_id uuid not null,
  mark text not null,
  ballots int not null default 0 check (ballots >= 0),
  primary key (association_id, box_id, item_id, mark),
  foreign key (association_id, box_id) references vote_box on delete cascade
);

-- 開票 of the papers: the whole pile as one person counted it. Two who find the same make it count.
create table vote_pile_count (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  item_id uuid not null,
  ballots int not null check (ballots >= 0),
  marks jsonb not null,
  counted_as text not null,
  counted_by uuid not null references app_user,
  counted_at timestamptz not null,
  confirms_id uuid,
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, confirms_id) references vote_pile_count on delete cascade
);
create index vote_pile_count_box on vote_pile_count (association_id, box_id);
create index vote_pile_count_confirms on vote_pile_count (association_id, confirms_id);
create unique index vote_pile_count_once on vote_pile_count (association_id, box_id, item_id)
  where confirms_id is not null;

do $$
declare
  owned text;
begin
  foreach owned in array array['vote_turnout', 'vote_pile', 'vote_pile_count'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
  foreach owned in array array['vote_turnout', 'vote_pile_count'] loop
    execute format('create trigger refuse_after_record before insert on %I
      for each row execute function refuse_after_record()', owned);
  end loop;
end $$;
grant update (ballots) on vote_pile to sumiwa_app;
-- An envelope that was noted for the wrong owner.
grant delete on vote_turnout to sumiwa_app;
create trigger refuse_after_record before update on vote_pile
  for each row execute function refuse_after_record();
