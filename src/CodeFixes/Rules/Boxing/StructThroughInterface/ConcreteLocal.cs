using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.StructThroughInterface;

/// <summary>
/// Declares a local with the struct's own type. Boxing copied the struct once, and so does the local; since the local is only called, no code can
/// tell the copy from the box. A <c>using</c> variable cannot be written, so it is changed for read-only structs alone.
/// </summary>
internal static class ConcreteLocal
{
    /// <summary>The fix for a box that a local keeps; null where a call would bind to anything but the implementation of what it called.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (BoxTarget.VariableOf(box) is not ILocalSymbol { DeclaringSyntaxReferences.Length: 1 } local || box.Operand.Type is not INamedTypeSymbol type
            || local.DeclaringSyntaxReferences[0]
                .GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax statement } declaration }
            || (!statement.UsingKeyword.IsKind(SyntaxKind.None) && !type.IsReadOnly))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        var differences = new Differences();
        if (!declaration.Type.IsVar)
        {
            var name = SyntaxFactory.ParseTypeName(type.ToMinimalDisplayString(request.Model, declaration.Type.SpanStart));
            edits.Replace(declaration.Type, node => name.WithTriviaFrom(node));
        }

        foreach (var read in BoxTarget.ReadsOf(local, box))
        {
            if (read.Parent is not IOperation use || ImplementationOf(use, type) is not { } implementation || use.Syntax is not ExpressionSyntax call
                || edits.Replaces(call) || NamesOther(use, implementation))
            {
                return null;
            }

            edits.Mark(call, ExpectedSymbols.Mark([implementation]));
            foreach (var given in GivenTo(use))
                differences.Add(ReceiverOrder.Difference(read, given, cancellationToken));
        }

        if (differences.Text is null && IsWrittenElsewhere(local.Name, References.FunctionOf(statement)))
            differences.Add("'" + local.Name + "' may get another value while a member of it runs");
        foreach (var conversion in ConversionsTo(local, box))
        {
            if (conversion.Syntax is CastExpressionSyntax cast)
                edits.Replace(cast, static node => node.Expression.WithTriviaFrom(node));
            else if (conversion.Syntax is BinaryExpressionSyntax test && test.IsKind(SyntaxKind.AsExpression))
                edits.Replace(test, static node => node.Left.WithTriviaFrom(node));
        }

        return new FixBuilder(edits, "Declare '" + local.Name + "' as '" + type.ToMinimalDisplayString(request.Model, declaration.SpanStart) + "'", "Concrete")
            .MayDiffer(differences.Text)
            .Build();
    }

    /// <summary>Whether a lambda or local function writes the local, which may run while a method is called on it.</summary>
    private static bool IsWrittenElsewhere(string name, SyntaxNode function)
    {
        foreach (var mention in MemberIndex.Names(name, function))
        {
            if (NameIndex.WriteOf(mention) is not null && References.IsInNestedFunction(mention, function))
                return true;
        }

        return false;
    }

    private static IEnumerable<IConversionOperation> ConversionsTo(ILocalSymbol local, IOperation place)
    {
        var body = place;
        while (body.Parent is { } parent)
            body = parent;
        foreach (var operation in body.Descendants())
        {
            if (operation is IConversionOperation { IsImplicit: false } conversion
                && SymbolEqualityComparer.Default.Equals(BoxTarget.VariableOf(conversion), local))
            {
                yield return conversion;
            }
        }
    }

    /// <summary>Whether an argument is named after a parameter that has another name, or another place, in the implementation.</summary>
    private static bool NamesOther(IOperation use, ISymbol implementation)
    {
        var parameters = implementation is IMethodSymbol method ? method.Parameters : ((IPropertySymbol)implementation).Parameters;
        return ArgumentsOf(use).Any(argument => argument is { Syntax: ArgumentSyntax { NameColon: not null }, Parameter: { } named }
            && parameters[named.Ordinal].Name != named.Name);
    }

    private static ImmutableArray<IArgumentOperation> ArgumentsOf(IOperation use) =>
        use is IInvocationOperation call ? call.Arguments : ((IPropertyReferenceOperation)use).Arguments;

    /// <summary>What is evaluated before a call or property of the local runs, and after the local was named.</summary>
    private static IEnumerable<IOperation> GivenTo(IOperation use)
    {
        foreach (var argument in ArgumentsOf(use))
            yield return argument.Value;
        if (use.Parent is IAssignmentOperation { Value: var value } && value != use)
            yield return value;
    }

    private static ISymbol? ImplementationOf(IOperation use, INamedTypeSymbol type)
    {
        ISymbol? member = use switch
        {
            IInvocationOperation { TargetMethod: { IsGenericMethod: false } method } call
                when call.Arguments.All(static argument => argument.ArgumentKind == ArgumentKind.Explicit) =>
                method,
            IPropertyReferenceOperation { Property: { } property } reference
                when reference.Arguments.All(static argument => argument.ArgumentKind == ArgumentKind.Explicit) =>
                property,
            _ => null,
        };
        return member is null ? null : SameImplementation.Of(member, type);
    }
}
