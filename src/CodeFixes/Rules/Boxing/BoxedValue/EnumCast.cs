using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>
/// Casts a number to an enum, <c>(E)number</c>, instead of asking <c>Enum.ToObject</c> for it: both drop the bits that the enum has no room for. Refused
/// where overflow is checked, because the cast would fail there, where the number is one by a conversion of its own type, and where the enum is a type
/// parameter.
/// </summary>
internal static class EnumCast
{
    public static Fix? Plan(FixRequest request, IConversionOperation cast)
    {
        if (EnumOfNumber.Of(cast) is not { IsKnown: true, Number: { Value: var value, Syntax: ArgumentSyntax { Expression: var number } } }
            || value.Inside(Through.BuiltInImplicit) is IConversionOperation { OperatorMethod: not null }
            || cast.Syntax is not CastExpressionSyntax syntax || Comments.AreIn(syntax)
            || OverflowChecks.AreOn(syntax, request.Model.Compilation))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        edits.Write(syntax, "(" + syntax.Type + ")" + OperandSyntax.AsPrimary(number.WithoutTrivia()));
        return new FixBuilder(edits, "Cast the number", "EnumCast").Build();
    }
}
