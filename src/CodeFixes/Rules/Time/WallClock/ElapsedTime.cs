using Allocations.Analyzers.Instants;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Time.WallClock;

/// <summary>
/// Rewrites pairs of readings whose difference is taken to timestamps of <c>Stopwatch</c>. The difference stays a <c>TimeSpan</c>, so what
/// is done with it stays as it is.
/// </summary>
internal static class ElapsedTime
{
    /// <summary>
    /// Whether the flow is nothing but locals that hold readings and differences that begin at one of them; if so, plans its edits.
    /// </summary>
    public static bool TryRewrite(InstantFlow flow, IPropertyReferenceOperation read, SolutionEdits edits)
    {
        if (flow.Members.Count > 0 || read.SemanticModel?.Compilation.GetTypeByMetadataName("System.Diagnostics.Stopwatch") is not { } stopwatch
            || !HasElapsedTime(stopwatch))
        {
            return false;
        }

        foreach (var (_, value) in flow.Values)
        {
            if (!InstantExpression.Of(value).IsClock || value is not IPropertyReferenceOperation { Syntax: ExpressionSyntax syntax })
                return false;
            edits.Replace(syntax, clock => InvocationExpression(Member(value, "GetTimestamp"), ArgumentList()).WithTriviaFrom(clock));
        }

        foreach (var use in flow.Uses)
        {
            if (use.Kind != InstantUseKind.Subtracted || !TryRewrite(use.Consumer!, edits))
                return false;
        }

        return TryRetype(flow, edits);
    }

    private static bool TryRewrite(IOperation difference, SolutionEdits edits)
    {
        var (end, start) = difference switch
        {
            IBinaryOperation binary => (binary.LeftOperand, binary.RightOperand),
            IInvocationOperation { Instance: { } instance } call => (instance, call.Arguments[0].Value),
            _ => (null, null),
        };
        if (start is not ILocalReferenceOperation || end is not (ILocalReferenceOperation or IPropertyReferenceOperation { Property.IsStatic: true })
            || difference.Syntax is not ExpressionSyntax syntax
            || Comments.AreIn(syntax))
        {
            return false;
        }

        // Both readings lead to their difference.
        if (edits.Replaces(syntax))
            return true;
        var arguments = SeparatedList<ArgumentSyntax>().Add(Argument(Bare(start)));
        if (end is ILocalReferenceOperation)
            arguments = SeparatedList(new[] { arguments[0], Argument(Bare(end)) }, [Token(SyntaxKind.CommaToken).WithTrailingTrivia(Space)]);
        var elapsed = InvocationExpression(Member(difference, "GetElapsedTime"), ArgumentList(arguments));
        edits.Replace(syntax, whole => elapsed.WithTriviaFrom(whole));
        for (var parent = syntax.Parent; parent is ParenthesizedExpressionSyntax parentheses; parent = parent.Parent)
            edits.Replace(parentheses, static parentheses => parentheses.Expression.WithTriviaFrom(parentheses));
        return true;
    }

    private static bool TryRetype(InstantFlow flow, SolutionEdits edits)
    {
        foreach (var local in flow.Locals)
        {
            if (local.Syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax declaration }
                || local.Symbol.Type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            {
                return false;
            }

            foreach (var variable in declaration.Variables)
            {
                if (!flow.Locals.Exists(other => other.Syntax == variable))
                    return false;
            }

            if (!declaration.Type.IsVar)
                edits.Replace(declaration.Type, static type => PredefinedType(Token(SyntaxKind.LongKeyword)).WithTriviaFrom(type));
        }

        return true;
    }

    private static bool HasElapsedTime(INamedTypeSymbol stopwatch)
    {
        var overloads = 0;
        foreach (var member in stopwatch.GetMembers("GetElapsedTime"))
        {
            if (member is IMethodSymbol { IsStatic: true, Parameters.Length: 1 or 2 })
                overloads++;
        }

        return overloads == 2;
    }

    private static ExpressionSyntax Bare(IOperation operand) => ((ExpressionSyntax)operand.Syntax).WithoutTrivia();

    private static MemberAccessExpressionSyntax Member(IOperation place, string name) => MemberAccessExpression(
        SyntaxKind.SimpleMemberAccessExpression, SystemType.Named("System.Diagnostics", "Stopwatch", place), IdentifierName(name));
}
