import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface MoreMenuProps {
  anchor: HTMLElement;
  onImport: () => void;
  onClose: () => void;
}

export function MoreMenu({ anchor, onImport, onClose }: MoreMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ root: { role: 'region', 'aria-label': 'More' }, list: { 'aria-label': 'More' } }}
    >
      <MenuItem
        onClick={() => {
          onClose();
          onImport();
        }}
        sx={{ minWidth: 160 }}
      >
        <ListItemIcon>
          <FileUploadOutlined />
        </ListItemIcon>
        Import
      </MenuItem>
    </Menu>
  );
}
