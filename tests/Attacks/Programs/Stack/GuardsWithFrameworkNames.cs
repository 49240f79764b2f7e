// fixes: ALLOC504
// options: dotnet_style_predefined_type_for_locals_parameters_members = false
// options: dotnet_style_predefined_type_for_member_access = false
// A guard that is written with the names of the framework is one, so that the fix is made once.
using System;

public static class Program
{
    public static int Filled(Int32 length)
    {
        Span<Byte> bytes = stackalloc Byte[length];
        bytes.Fill(3);
        return bytes.Length + bytes[0];
    }

    public static int Guarded(Int32 length)
    {
        if ((UInt32)length > 64)
            return -1;
        Span<Byte> bytes = stackalloc Byte[length];
        bytes.Fill(4);
        return bytes.Length + (bytes.IsEmpty ? 0 : bytes[0]);
    }

    public static void Main()
    {
        for (var i = 1; i < 4; i++)
        {
            Console.WriteLine(Filled(i * 300));
            Console.WriteLine(Guarded(i * 30 - 30));
        }
    }
}
