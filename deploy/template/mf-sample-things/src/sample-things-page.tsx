import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EmptyState, PageHeader } from '@lumora/shared-ui';

/** Keeps its list while it is open. */
export function SampleThingsPage() {
  const [title, setTitle] = useState('');
  const [titles, setTitles] = useState<string[]>([]);
  const typed = title.trim();

  function add() {
    setTitles([...titles, typed]);
    setTitle('');
  }

  return (
    <Stack sx={{ gap: 2, maxWidth: 640 }}>
      <PageHeader title="Sample things" description="Add the first one to see it in the list." />
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') add();
        }}
      >
        <TextField
          label="Title"
          size="small"
          fullWidth
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" variant="contained" disabled={typed === ''}>
          Add
        </Button>
      </Stack>
      {titles.length === 0 && <EmptyState title="Nothing here yet" description="What you add is listed here." />}
      <List>
        {titles.map((one, n) => (
          <ListItem key={n}>{one}</ListItem>
        ))}
      </List>
    </Stack>
  );
}
