// title: `BitConverter.GetBytes(id).CopyTo(buffer, offset)`
// rule: ALLOC506
// bytes: 32
// fix: ALLOC506
// safety: unsafe
// difference: a target that is null or too short throws another exception
// shows: new byte[4], 0
// except: buffer is null || offset < 0 || offset > buffer.Length - 8
// after: 0
static class Case
{
    static byte[] s_buffer = new byte[100];

    static int Probe(long id = 300, int offset = 3)
    {
        [|BitConverter.GetBytes(id)|].CopyTo(s_buffer, offset);
        return s_buffer[3];
    }

    static byte[] Behave(byte[] buffer, int offset)
    {
        [|BitConverter.GetBytes(0x0102030405060708L + offset)|].CopyTo(buffer, offset);
        return buffer;
    }
}
