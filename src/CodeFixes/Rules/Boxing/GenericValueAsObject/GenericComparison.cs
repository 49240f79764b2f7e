using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Simplification;

namespace Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// Compares two values of one type parameter by the default comparer, which is specialised, in place of a method that takes an object. Unsafe: a type may
/// answer another way to <c>IEquatable</c> or <c>IComparable</c> of itself than to the method for objects.
/// </summary>
internal static class GenericComparison
{
    /// <summary>The fix for an argument; null where the call is not such a comparison.</summary>
    public static Fix? Plan(FixRequest request, IArgumentOperation argument)
    {
        if (argument.Parent is not IInvocationOperation { Syntax: InvocationExpressionSyntax { Expression: var target, ArgumentList: { } list } syntax } call
            || ComparerOf(call) is not { } comparer
            || (call.Instance ?? Operand(call.Arguments[0].Value)) is not { Type: ITypeParameterSymbol type, Syntax: ExpressionSyntax } first
            || !SymbolEqualityComparer.Default.Equals(Operand(call.Arguments[call.Arguments.Length - 1].Value)?.Type, type)
            || first is IConditionalAccessInstanceOperation
            || list.Arguments.Any(static argument => argument.NameColon is not null)
            || Comments.AreInOrBeside(target))
        {
            return null;
        }

        var method = comparer == "Comparer" ? "Compare" : nameof(Equals);
        var compare = SyntaxFactory.ParseExpression("global::System.Collections.Generic." + comparer + "<"
            + type.ToMinimalDisplayString(request.Model, syntax.SpanStart) + ">.Default." + method);
        compare = compare.ReplaceNodes(
            compare.DescendantNodes().Where(static node => node is MemberAccessExpressionSyntax { Name: GenericNameSyntax }),
            static (_, named) => named.WithAdditionalAnnotations(Simplifier.Annotation));
        var arguments = call.Instance is null
            ? list
            : list.WithArguments(SyntaxFactory.SeparatedList(
                [SyntaxFactory.Argument(((ExpressionSyntax)first.Syntax).WithoutTrivia()), list.Arguments[0]],
                [SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space)]));
        var expected = request.Model.Compilation.GetTypeByMetadataName("System.Collections.Generic." + comparer
            + "`1")?.GetMembers(method).OfType<IMethodSymbol>()
            ?? [];
        var changed = SyntaxFactory.InvocationExpression(compare, arguments).WithTriviaFrom(syntax).WithAdditionalAnnotations(ExpectedSymbols.Mark(expected));
        var interfaceName = comparer == "Comparer" ? "IComparable<" + type.Name + ">" : "IEquatable<" + type.Name + ">";
        return new FixBuilder(request.Replacing(syntax, changed), "Compare by the default comparer", "Comparer")
            .MayDiffer("'" + interfaceName + "' is used where the type has it")
            .MayDiffer(call.Instance is not null && !type.HasValueTypeConstraint ? "a null value no longer throws" : null)
            .Build();
    }

    private static string? ComparerOf(IInvocationOperation call) => call switch
    {
        { TargetMethod: { Name: nameof(Equals), ContainingType.SpecialType: SpecialType.System_Object }, Instance: null, Arguments.Length: 2 } =>
            "EqualityComparer",
        { TargetMethod: { Name: nameof(Equals), ContainingType.SpecialType: SpecialType.System_Object or SpecialType.System_ValueType }, Instance: not null,
            Arguments.Length: 1 } =>
            "EqualityComparer",
        { TargetMethod: { Name: nameof(IComparable.CompareTo),
            ContainingType: { Name: nameof(IComparable), Arity: 0,
                ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } } },
            Instance: not null, Arguments.Length: 1 } =>
            "Comparer",
        _ => null,
    };

    private static IOperation? Operand(IOperation value) => value is IConversionOperation { OperatorMethod: null } conversion ? conversion.Operand : null;
}
