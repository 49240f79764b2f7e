// refuses: ALLOC506
// A lambda that copies bytes gives nothing, and one that writes them gives whether it could: its type is inferred, and picks the overload.
using System;
using System.Threading.Tasks;

static class Program
{
    static byte[] Inferred(int number)
    {
        var buffer = new byte[8];
        var write = () => BitConverter.GetBytes(number).CopyTo(buffer, 4);
        write();
        Console.WriteLine(write.GetType());
        return buffer;
    }

    static byte[] Chosen(int number)
    {
        var buffer = new byte[8];
        Task task = Task.Run(() => BitConverter.GetBytes(number).CopyTo(buffer, 4));
        task.Wait();
        Console.WriteLine(task is Task<bool>);
        return buffer;
    }

    static void Main()
    {
        Console.WriteLine(Convert.ToHexString(Inferred(3)));
        Console.WriteLine(Convert.ToHexString(Chosen(3)));
    }
}
