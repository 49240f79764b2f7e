using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Rules.Time.WallClockDeadline;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Time.WallClockDeadline;

/// <summary>
/// Keeps a deadline as milliseconds of <c>Environment.TickCount64</c>: the member becomes a <c>long</c>, and with it every other member and
/// local that its instants flow through, in every file of the type.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(WallClockDeadlineCodeFix))]
public sealed class WallClockDeadlineCodeFix : AllocationCodeFix
{
    /// <summary>Creates the fix.</summary>
    public WallClockDeadlineCodeFix()
        : base("ALLOC702")
    {
    }

    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.Compilation.GetTypeByMetadataName("System.Environment") is not { } environment || environment.GetMembers("TickCount64").IsEmpty
            || request.Node.FirstAncestorOrSelf<SyntaxNode>(static node => node is VariableDeclaratorSyntax or PropertyDeclarationSyntax) is not { } declaration
            || request.Model.GetDeclaredSymbol(declaration, cancellationToken) is not { ContainingType: { } type } member
            || await PrivateMemberUses.CollectAsync(
                request.Solution, type, static member => InstantMembers.IsCandidate(member), cancellationToken).ConfigureAwait(false) is not { } uses
            || Deadline.FlowOf(member, uses.UsesOf, callsOfMethod: null, cancellationToken) is not { HasNumbersOrParameters: false } flow)
        {
            return [];
        }

        var edits = new SolutionEdits(request.Solution);
        if (!TryRewrite(flow, edits, cancellationToken))
            return [];
        var fix = new FixBuilder(edits, $"Keep '{member.Name}' in milliseconds of 'Environment.TickCount64'", "TickCount64")
            .MayDiffer("deadline becomes relative to boot and no longer follows clock changes")
            .Declares(member.Name)
            .Build();
        return fix is null ? [] : [fix];
    }

    private static bool TryRewrite(InstantFlow flow, SolutionEdits edits, CancellationToken cancellationToken)
    {
        var addsToCompared = flow.AddsToCompared;
        var rewriting = new InstantToMilliseconds(edits, addsToCompared);
        foreach (var (_, value) in flow.Values)
            rewriting.Value(value);
        foreach (var use in flow.Uses)
            rewriting.Use(use);
        foreach (var local in flow.Locals)
        {
            if (local.Syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax declaration } || !TryRetype(declaration, flow, edits))
                return false;
        }

        foreach (var member in flow.Members)
        {
            if (!TryRetype(member, flow, edits, cancellationToken) || (addsToCompared && !StartsInThePast(member, edits, rewriting, cancellationToken)))
                return false;
        }

        return rewriting.IsComplete;
    }

    private static bool TryRetype(ISymbol member, InstantFlow flow, SolutionEdits edits, CancellationToken cancellationToken)
    {
        switch (member.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken))
        {
            case VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax declaration }:
                return TryRetype(declaration, flow, edits);
            case PropertyDeclarationSyntax property:
                edits.Replace(property.Type, static type => InstantSyntax.Long(type));
                return true;
            default:
                return false;
        }
    }

    private static bool TryRetype(VariableDeclarationSyntax declaration, InstantFlow flow, SolutionEdits edits)
    {
        foreach (var variable in declaration.Variables)
        {
            if (!flow.Members.Exists(member => member.DeclaringSyntaxReferences[0].Span == variable.Span
                && member.DeclaringSyntaxReferences[0].SyntaxTree == variable.SyntaxTree)
                && !flow.Locals.Exists(local => local.Syntax == variable))
            {
                return false;
            }
        }

        if (!declaration.Type.IsVar)
            edits.Replace(declaration.Type, static type => InstantSyntax.Long(type));
        return true;
    }

    /// <summary>
    /// Sees to it that a member that is read before it is set is in the past, as an unset <c>DateTime</c> is. Zero, the moment of boot, is not
    /// past enough once an interval is added to it. False for a struct, whose members begin as zero whatever is written.
    /// </summary>
    private static bool StartsInThePast(ISymbol member, SolutionEdits edits, InstantToMilliseconds rewriting, CancellationToken cancellationToken)
    {
        var type = member switch { IFieldSymbol field => field.Type, IPropertySymbol property => property.Type, _ => null };
        if (!SymbolEqualityComparer.Default.Equals(type, ClockRead.Underlying(type)))
            return true;
        if (!member.IsStatic && member.ContainingType.IsValueType)
            return false;
        switch (member.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken))
        {
            case VariableDeclaratorSyntax { Initializer: null } field when !EachConstructorSets(member, cancellationToken):
                edits.Replace(field, field => field.WithInitializer(Initializer(rewriting)));
                break;
            case PropertyDeclarationSyntax { Initializer: null } property when !EachConstructorSets(member, cancellationToken):
                edits.Replace(property, property => property.WithoutTrailingTrivia().WithInitializer(Initializer(rewriting))
                    .WithSemicolonToken(SyntaxFactory.Token(SyntaxKind.SemicolonToken)).WithTrailingTrivia(property.GetTrailingTrivia()));
                break;
            default:
                break;
        }

        return true;
    }

    private static EqualsValueClauseSyntax Initializer(InstantToMilliseconds rewriting) => SyntaxFactory.EqualsValueClause(
        SyntaxFactory.Token(SyntaxFactory.TriviaList(SyntaxFactory.Space), SyntaxKind.EqualsToken, SyntaxFactory.TriviaList(SyntaxFactory.Space)),
        rewriting.Past());

    /// <summary>Whether each constructor sets the member before anything else can run.</summary>
    private static bool EachConstructorSets(ISymbol member, CancellationToken cancellationToken)
    {
        var constructors = member.IsStatic ? member.ContainingType.StaticConstructors : member.ContainingType.InstanceConstructors;
        foreach (var constructor in constructors)
        {
            if (constructor.DeclaringSyntaxReferences.Length != 1
                || constructor.DeclaringSyntaxReferences[0]
                    .GetSyntax(cancellationToken)
                        is not ConstructorDeclarationSyntax { Initializer: not { RawKind: (int)SyntaxKind.ThisConstructorInitializer } } declaration
                || !Sets(declaration, member.Name))
            {
                return false;
            }
        }

        return !constructors.IsEmpty;
    }

    private static bool Sets(ConstructorDeclarationSyntax constructor, string name)
    {
        if (constructor.ExpressionBody is { Expression: AssignmentExpressionSyntax only })
            return IsAssignmentTo(only, name);
        foreach (var statement in constructor.Body?.Statements ?? default)
        {
            if (statement is not ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax assignment })
                return false;
            if (IsAssignmentTo(assignment, name))
                return true;
        }

        return false;
    }

    private static bool IsAssignmentTo(AssignmentExpressionSyntax assignment, string name) => assignment.IsKind(SyntaxKind.SimpleAssignmentExpression)
        && assignment.Left switch
        {
            IdentifierNameSyntax identifier => identifier.Identifier.ValueText == name,
            MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access => access.Name.Identifier.ValueText == name,
            _ => false,
        };
}
