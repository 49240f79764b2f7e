// fixes: ALLOC202
// Bytes, floats and chars keep their own width, wrap and text.
using System;

sealed class Small
{
    private object _byte = (byte)250;
    private object _float = 0.1f;
    private object _char = 'c';

    public void Step() { _byte = (byte)((byte)_byte + 3); _float = (float)_float * 3; _char = (char)((char)_char + 1); }
    public string Text() => (byte)_byte + " " + (float)_float + " " + (char)_char + " " + _byte + _float + _char;
}

static class Program
{
    static void Main()
    {
        var small = new Small();
        for (var i = 0; i < 4; i++) { small.Step(); Console.WriteLine(small.Text()); }
    }
}
