using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary><c>builder.Append(value)</c> that binds to the overload for objects: the handler of an interpolated string writes the value itself.</summary>
internal static class BuilderAppend
{
    /// <summary>The fix for a boxed argument; null where the call is not <c>Append</c> or its text may differ.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (box is not { IsImplicit: true, Operand: { Type: { } type, Syntax: ExpressionSyntax value },
            Parent: IArgumentOperation { Syntax: ArgumentSyntax { NameColon: null } argument,
                Parent: IInvocationOperation { TargetMethod: { Name: "Append", Parameters: { Length: 1 } } method, Syntax: InvocationExpressionSyntax call } } }
            || method.ContainingType is not { } builder || !builder.IsStringBuilder()
            || !FormattedTypes.HasHandler(request) || !FormattedTypes.IsWrittenAlike(type)
            || !FormattedTypes.IsWrittenWithoutBox(type, request.Model.Compilation)
            || MayThrow(type))
        {
            return null;
        }

        var handlers = builder
            .GetMembers("Append")
            .OfType<IMethodSymbol>()
            .Where(static overload => overload.Parameters is { Length: 1 } only && only[0].Type.Name == "AppendInterpolatedStringHandler")
            .ToArray();
        var text = new InterpolatedText();
        if (handlers.Length == 0
            || Comments.AreBeside(argument)
            || !text.TryAddHole(value))
        {
            return null;
        }

        var edits = request.Replacing(argument, argument.WithExpression(text.ToExpression().WithTriviaFrom(value)));
        edits.Mark(call, ExpectedSymbols.Mark(handlers));
        return new FixBuilder(edits, "Append the value without a box, by an interpolated string", "Append")
            .Build();
    }

    /// <summary>Whether the text is made by code that is not the framework's: it may throw, or look at the builder, when part of it is written.</summary>
    private static bool MayThrow(ITypeSymbol type) => type.TypeKind != TypeKind.Enum && !type.DeclaringSyntaxReferences.IsEmpty;
}
