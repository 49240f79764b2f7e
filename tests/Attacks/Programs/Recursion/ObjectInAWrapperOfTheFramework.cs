// fixes: ALLOC305
// stack: 256
// A stream of the framework passes what it is given to one of the program.
#nullable enable
using System;
using System.IO;
using System.Text;

class Layer(int number, Stream below) : Stream
{
    private readonly BufferedStream _below = new(below, 16);

    public static int Total;

    public override bool CanRead => false;
    public override bool CanSeek => false;
    public override bool CanWrite => true;
    public override long Position { get; set; }
    public override long Seek(long offset, SeekOrigin origin) => 0;
    public override void SetLength(long value) { }
    public override int Read(byte[] buffer, int offset, int count) => 0;
    public override void Flush() { }
    public override long Length => 0;

    public override void Write(byte[] buffer, int offset, int count)
    {
        var text = new StringBuilder();
        text.Append("layer ").Append(number).Append(": ").Append(count);
        _below.Write(buffer, offset, count);
        _below.Flush();
        Total += text.ToString().Length;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Stream top = new MemoryStream();
            for (var number = 0; number < 450; number++)
                top = new Layer(number, top);
            top.Write(new byte[] { 1, 2, 3 }, 0, 3);
            Console.WriteLine(Layer.Total);
        }
    }
}
