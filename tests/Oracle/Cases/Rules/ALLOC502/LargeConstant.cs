// title: `new char[4096]`, filled and made a string
// rule: ALLOC502
// bytes: 8216
// fix: ALLOC502.Rent
// safety: unsafe
// difference: the pool keeps the memory
// shows: none: only a look at the memory of the process shows it
// except: false
// after: 0
using System.Buffers;

static class Case
{
    static int Probe(int number = 12345)
    {
        var digits = [|new char[4096]|];
        var count = 0;
        for (var rest = number; rest > 0; rest /= 10)
            digits[count++] = (char)('0' + rest % 10);
        return digits[count - 1] + digits[count];
    }

    static string Behave(int number, int index, string text)
    {
        Soil('x', 4096);
        var digits = [|new char[4096]|];
        var count = 0;
        for (var rest = number; rest > 0; rest /= 10)
            digits[count++] = (char)('0' + rest % 10);
        return new string(digits, 0, count + 1) + digits.Length + (int)digits[index & 4095];
    }

    static string BehaveReferences(int number, int index, string text)
    {
        Soil("dirt", 512);
        var slots = [|new string?[512]|];
        var before = slots[3] ?? "null";
        slots[3] = text;
        slots[text.Length & 511] = "x";
        return before + slots[3] + slots[7] + (slots[^1] ?? "null");
    }

    static string BehaveFilled(int value, int index, string text)
    {
        Soil(1, 600);
        var numbers = [|new int[600]|];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = i * value;
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum + "," + numbers.Length;
    }

    static string BehaveCounted(int seed, int index, string text)
    {
        Soil((byte)0xAA, 1024);
        var source = new MemoryStream(Encoding.UTF8.GetBytes(text));
        var target = new MemoryStream();
        var block = [|new byte[1024]|];
        int read;
        while ((read = source.Read(block, 0, block.Length)) > 0)
        {
            target.Write(block, 0, read);
            for (var i = 0; i < read; i++)
                seed += block[i];
        }

        target.Position = 0;
        var sum = seed;
        for (int b; (b = target.ReadByte()) >= 0;)
            sum = sum * 31 + b;
        return sum + "," + target.Length;
    }

    static string BehavePartly(int seed, int index, string text)
    {
        Soil((byte)0xAA, 1024);
        var source = new MemoryStream(Encoding.UTF8.GetBytes(text));
        var block = [|new byte[1024]|];
        var read = source.Read(block, 0, 1024);
        return read + "," + block[index & 1023];
    }

    static void Soil<T>(T value, int length)
    {
        var array = ArrayPool<T>.Shared.Rent(length);
        Array.Fill(array, value);
        ArrayPool<T>.Shared.Return(array);
    }
}
