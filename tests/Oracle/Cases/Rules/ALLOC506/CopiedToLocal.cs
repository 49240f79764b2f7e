// title: `BitConverter.GetBytes(number).CopyTo(block, 4)`, with a local block of 16 bytes that has room
// rule: ALLOC506
// bytes: 72
// message: 40 of them are the block
// unflagged: the block is given to code that takes an array, until the fix is applied
// fix: ALLOC506
// safety: safe
// after: 40
static class Case
{
    static int Probe(int number = 300)
    {
        var block = new byte[16];
        [|BitConverter.GetBytes(number)|].CopyTo(block, 4);
        return block[4] + block[5];
    }

    static int Behave(int number, long other, int index)
    {
        var block = new byte[16];
        [|BitConverter.GetBytes(number)|].CopyTo(block, 4);
        [|BitConverter.GetBytes(other)|].CopyTo(block, 8);
        return block[index & 15];
    }
}
