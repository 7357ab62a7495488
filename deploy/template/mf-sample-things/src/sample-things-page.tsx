import { useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EmptyState, PageHeader } from '@lumora/shared-ui';

/** Lists the titles that the user adds; they are held in memory only. */
export function SampleThingsPage() {
  const [title, setTitle] = useState('');
  const [titles, setTitles] = useState<string[]>([]);
  const trimmedTitle = title.trim();

  function add() {
    setTitles([...titles, trimmedTitle]);
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
          if (trimmedTitle !== '') add();
        }}
      >
        <TextField
          label="Title"
          size="small"
          fullWidth
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" variant="contained" disabled={trimmedTitle === ''}>
          Add
        </Button>
      </Stack>
      {titles.length === 0 && <EmptyState title="Nothing here yet" description="What you add is listed here." />}
      <List>
        {titles.map((added, index) => (
          <ListItem key={index}>{added}</ListItem>
        ))}
      </List>
    </Stack>
  );
}
