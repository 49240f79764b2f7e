// fixes: ALLOC105
// The condition of a statement that goes is a property that counts and fails.
#nullable enable
using System;
using System.IO;

sealed class Reader
{
    private bool _closed;
    private int _asked;

    public int Asked => _asked;

    private bool IsOpen
    {
        get
        {
            _asked++;
            return _closed ? throw new ObjectDisposedException(nameof(Reader)) : true;
        }
    }

    public void Close() => _closed = true;

    public void Check(string line)
    {
        if (IsOpen)
            line.Trim();
    }
}

static class Program
{
    static void Main()
    {
        var reader = new Reader();
        for (var i = 0; i < 3; i++)
        {
            reader.Check(" x" + i);
            Console.WriteLine(reader.Asked);
        }

        reader.Close();
        try
        {
            reader.Check("y");
            Console.WriteLine("not noticed");
        }
        catch (ObjectDisposedException)
        {
            Console.WriteLine("closed");
        }
    }
}
