-- Which state of a draft somebody has read: a change, a request and a decision name it.
alter table budget add column revision int not null default 1;
