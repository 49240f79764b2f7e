using System.Reflection.Emit;

namespace Allocations.Oracle.Judging;

/// <summary>One instruction of a method body.</summary>
/// <param name="Offset">Where it begins.</param>
/// <param name="Code">What it does.</param>
/// <param name="Operand">Its token, or the offset that a branch leads to; 0 where it has neither.</param>
internal readonly record struct IlInstruction(int Offset, OpCode Code, int Operand)
{
    private static readonly Dictionary<short, OpCode> Codes = typeof(OpCodes).GetFields()
        .Select(static field => field.GetValue(null)).OfType<OpCode>().ToDictionary(static code => code.Value);

    /// <summary>The instructions of a body, in order.</summary>
    public static List<IlInstruction> Read(System.Reflection.Metadata.BlobReader body)
    {
        var instructions = new List<IlInstruction>();
        while (body.RemainingBytes > 0)
        {
            var offset = body.Offset;
            short value = body.ReadByte();
            if (value == 0xFE)
                value = unchecked((short)(0xFE00 | body.ReadByte()));
            var code = Codes[value];
            var operand = 0;
            switch (code.OperandType)
            {
                case OperandType.InlineNone:
                    break;
                case OperandType.ShortInlineBrTarget:
                    operand = body.ReadSByte() + body.Offset;
                    break;
                case OperandType.InlineBrTarget:
                    operand = body.ReadInt32();
                    operand += body.Offset;
                    break;
                case OperandType.ShortInlineI or OperandType.ShortInlineVar:
                    body.ReadByte();
                    break;
                case OperandType.InlineVar:
                    body.ReadInt16();
                    break;
                case OperandType.InlineI8 or OperandType.InlineR:
                    body.ReadInt64();
                    break;
                case OperandType.InlineSwitch:
                    var count = body.ReadInt32();
                    body.Offset += 4 * count;
                    break;
                default:
                    operand = body.ReadInt32();
                    break;
            }

            instructions.Add(new IlInstruction(offset, code, operand));
        }

        return instructions;
    }
}
