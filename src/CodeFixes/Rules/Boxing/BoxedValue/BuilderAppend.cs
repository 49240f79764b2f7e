using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary><c>builder.Append(value)</c> that binds to the overload for objects: the handler of an interpolated string writes the value itself.</summary>
internal static class BuilderAppend
{
    /// <summary>The fix for a boxed argument; null where the call is not <c>Append</c> or its text may differ.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation box)
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
            || argument
                .GetLeadingTrivia()
                .Concat(argument.GetTrailingTrivia())
                .Any(static trivia => !trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia))
            || !text.TryAddHole(value))
        {
            return null;
        }

        var root = request.Root.ReplaceNodes((SyntaxNode[])[argument, call], (node, rewritten) => node == argument
            ? ((ArgumentSyntax)rewritten).WithExpression(text.ToExpression().WithTriviaFrom(value))
            : rewritten.WithAdditionalAnnotations(ExpectedCalls.Mark(handlers)));
        return new Fix(
            "Append the value without a box, by an interpolated string",
            "Append",
            request.WithRoot(root)) { BindsAsMeant = ExpectedCalls.Check(request.Document.Id) };
    }

    /// <summary>Whether the text is made by code that is not the framework's: it may throw, or look at the builder, when part of it is written.</summary>
    private static bool MayThrow(ITypeSymbol type) => type.TypeKind != TypeKind.Enum && !type.DeclaringSyntaxReferences.IsEmpty;
}
