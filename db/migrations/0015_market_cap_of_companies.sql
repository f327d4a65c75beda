-- A company's market capitalisation in millions of US dollars, for the size of its tile on the heat map.
ALTER TABLE companies ADD COLUMN market_cap numeric CHECK (market_cap > 0 AND market_cap <= 10000000);
