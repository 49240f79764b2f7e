using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Analyzers.Memory;

/// <summary>Determines whether a local span over stack memory can stand where a local array is declared.</summary>
internal static class ScratchSpace
{
    /// <summary>Whether stack memory can be taken at a place at all: not in a handler, nor in a method that jumps back.</summary>
    public static bool IsPossible(SyntaxNode place)
    {
        if (place.SyntaxTree.Options is not CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp7_3 })
            return false;
        var function = References.FunctionOf(place);
        return !StackFrames.IsInHandler(place, function) && !StackFrames.JumpsBack(function);
    }

    /// <summary>
    /// Whether stack memory can be taken at a place and used until <paramref name="end"/>: also not across a suspension, and a suspending
    /// method needs C# 13.
    /// </summary>
    public static bool IsPossible(SyntaxNode place, int end)
    {
        if (!IsPossible(place))
            return false;
        var function = References.FunctionOf(place);
        if (!References.Suspends(function))
            return true;
        var loop = StackFrames.OutermostLoop(place, function);
        return ((CSharpParseOptions)place.SyntaxTree.Options).LanguageVersion >= NewerCompilers.CSharp13
            && !StackFrames.SuspendsBetween(function, (loop ?? place).SpanStart, loop?.Span.End ?? end);
    }

    /// <summary>Where the last use of an array ends, with the expression that it is part of.</summary>
    public static int EndOf(LocalUses uses)
    {
        var end = uses.LastUse;
        foreach (var use in uses.Uses)
            end = Math.Max(end, StackFrames.EndOfEvaluation(use.Reference.Syntax));
        return end;
    }
}
