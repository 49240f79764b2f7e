using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>Determines whether the whole text of a file is read only to be split into its lines.</summary>
internal static class LinesOfFile
{
    /// <summary>Whether a call splits what <c>File.ReadAllText</c> gives at each end of a line, and leaves nothing out.</summary>
    public static bool IsSplit(IInvocationOperation call) =>
        call is { TargetMethod: { Name: nameof(string.Split), ContainingType.SpecialType: SpecialType.System_String }, Instance: { } text }
        && text.Inside(Through.Identity) is IInvocationOperation { TargetMethod: { Name: "ReadAllText", ContainingType: { Name: "File" } type } }
        && type.IsIn("System.IO") && IsAtLineEnds(call);

    private static bool IsAtLineEnds(IInvocationOperation call)
    {
        var hasEnd = false;
        foreach (var argument in call.Arguments)
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (argument.Parameter?.Type.TypeKind == TypeKind.Enum)
            {
                if (value.ConstantValue is not { HasValue: true, Value: 0 })
                    return false;
            }
            else if (WrittenItems.Of(value) is { IsDefaultOrEmpty: false } separators)
            {
                foreach (var separator in separators)
                {
                    if (!IsLineEnd(separator))
                        return false;
                }

                hasEnd = true;
            }
            else if (IsLineEnd(value))
            {
                hasEnd = true;
            }
            else
            {
                return false;
            }
        }

        return hasEnd;
    }

    // A lone '\r' leaves each '\n' in the lines.
    private static bool IsLineEnd(IOperation separator) => separator switch
    {
        { ConstantValue: { HasValue: true, Value: '\n' or "\n" or "\r\n" } } => true,
        IPropertyReferenceOperation { Property: { Name: "NewLine", ContainingType: { Name: "Environment" } type } } => type.IsIn("System"),
        _ => false,
    };
}
